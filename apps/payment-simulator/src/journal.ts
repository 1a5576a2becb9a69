import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A file to which whole lines are added and nothing else is done: what was written before an answer
 * was given is there after a kill. The last line may be torn, and is then forgotten.
 */
export type Journal<Entry> = {
  /** What has been written, in that order. */
  read(): Entry[]
  add(entry: Entry): void
  /** Puts these in the place of everything. */
  replace(entries: readonly Entry[]): void
}

export function openJournal<Entry>(file: string, parse: (value: unknown) => Entry): Journal<Entry> {
  mkdirSync(dirname(file), { recursive: true })
  const line = (entry: Entry) => `${JSON.stringify(entry)}\n`
  return {
    read() {
      const lines = readOrNothing(file).split('\n')
      // What follows the last line break is torn, or nothing.
      return lines.slice(0, -1).map((text, index) => {
        try {
          return parse(JSON.parse(text))
        } catch (error) {
          throw new Error(`Line ${index + 1} of ${file} is damaged: move that file away.`, {
            cause: error,
          })
        }
      })
    },
    add(entry) {
      appendFileSync(file, line(entry))
    },
    replace(entries) {
      const unfinished = `${file}.new`
      writeFileSync(unfinished, entries.map(line).join(''), { mode: 0o600 })
      renameSync(unfinished, file)
    },
  }
}

/** For tests, and for whoever wants nothing to be kept. */
export function keepInMemory<Entry>(): Journal<Entry> {
  let kept: Entry[] = []
  return {
    read: () => kept,
    add(entry) {
      kept.push(entry)
    },
    replace(entries) {
      kept = [...entries]
    },
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
