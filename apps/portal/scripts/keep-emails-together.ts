import { keepEmailTogether } from '../src/platform/keep-together.ts'

/** A text of a compiled message, with what it is filled with. */
const text = /`(?:[^`\\]|\\.)*`/g

/**
 * No line ends after the hyphen of "e-post" in any compiled message.
 * @param output texts of modules by their path
 */
export function keepEmailsTogether(output: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(output).map(([path, module]) => [
      path,
      path.startsWith('messages/') ? module.replace(text, keepEmailTogether) : module,
    ]),
  )
}
