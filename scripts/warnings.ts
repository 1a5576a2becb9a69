import { readBetween, sizeOf } from './log-file.ts'

const everyMilliseconds = 1_000
/** More than this between two checks is too much to read line by line. */
const readBytes = 256_000
const silenceMilliseconds = 30_000

/**
 * Shows the warnings and errors of an application's log (one JSON object a line) as they come;
 * the same message at most twice a minute.
 */
export function followWarnings(options: {
  file: string
  from: number
  show: (line: string) => void
}): { end(): void } {
  const shownAt = new Map<string, number>()
  let offset = options.from
  const look = () => {
    const end = sizeOf(options.file)
    if (end <= offset) return
    const text = readBetween(options.file, Math.max(offset, end - readBytes), end)
    const complete = text.slice(0, text.lastIndexOf('\n') + 1)
    offset = end - Buffer.byteLength(text.slice(complete.length))
    for (const line of complete.split('\n')) {
      const warning = readWarning(line)
      if (!warning) continue
      const now = performance.now()
      if (now - (shownAt.get(warning) ?? Number.NEGATIVE_INFINITY) < silenceMilliseconds) continue
      shownAt.set(warning, now)
      options.show(warning)
    }
  }
  const timer = setInterval(look, everyMilliseconds)
  timer.unref()
  return {
    end() {
      clearInterval(timer)
      look()
    },
  }
}

/** `warn: the message` of a log line that is at least a warning. */
export function readWarning(line: string): string | undefined {
  if (!/"level":"(warn|error|fatal)"/.test(line)) return undefined
  try {
    const entry: unknown = JSON.parse(line)
    if (typeof entry !== 'object' || entry === null || !('level' in entry)) return undefined
    const message = 'msg' in entry ? entry.msg : 'see the log'
    return `${entry.level}: ${message}`
  } catch {
    return undefined
  }
}
