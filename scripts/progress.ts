import { styleText } from 'node:util'

/** A failure that the reader can act on: its message is all there is to say. */
export class PlainError extends Error {
  override name = 'PlainError'
  /** What a program wrote before it failed; shown above the message. */
  readonly output: string | undefined

  constructor(message: string, output?: string) {
    super(message)
    this.output = output
  }
}

/** A step that takes longer prints a line when it starts. */
const announceMilliseconds = 1_500

/** Runs a step and says in one line how it ended and how long it took. */
export async function step<T>(
  title: string,
  work: (rename: (title: string) => void) => Promise<T>,
): Promise<T> {
  const start = performance.now()
  let shown = title
  const announcement = setTimeout(() => say(`… ${title}`), announceMilliseconds)
  try {
    const result = await work((next) => {
      shown = next
    })
    say(`${paint('green', '✔')} ${shown}  ${elapsed(start)}`)
    return result
  } catch (error) {
    if (!(error instanceof Error && error.name === 'Stopped'))
      say(`${paint('red', '✖')} ${shown}  ${elapsed(start)}`)
    throw error
  } finally {
    clearTimeout(announcement)
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function warn(line: string): void {
  say(`${paint('yellow', '!')} ${line}`)
}

export function reportFailure(error: unknown): void {
  if (error instanceof PlainError && error.output) process.stderr.write(`\n${error.output}\n`)
  const message =
    error instanceof PlainError ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${paint('red', '✖')} ${message}\n`)
}

export function elapsed(start: number): string {
  return paint('dim', `${((performance.now() - start) / 1000).toFixed(1)} s`)
}

function paint(style: 'green' | 'red' | 'yellow' | 'dim', text: string): string {
  return styleText(style, text, { stream: process.stdout })
}
