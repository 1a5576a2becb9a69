import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * An append-only file of lines: what was written before a response is still there after a kill. An
 * incomplete last line is dropped.
 */
export type Journal<Entry> = {
  /** All entries, oldest first. */
  read(): Entry[]
  add(entry: Entry): void
  /** Replaces all entries. */
  replace(entries: readonly Entry[]): void
}

export function openJournal<Entry>(file: string, parse: (value: unknown) => Entry): Journal<Entry> {
  mkdirSync(dirname(file), { recursive: true })
  const line = (entry: Entry) => `${JSON.stringify(entry)}\n`
  return {
    read() {
      const lines = readOrNothing(file).split('\n')
      // Text after the last line break is an incomplete line.
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

/** Lost with the process: for tests, and for benchmarks, whose disk is the database's. */
export function createMemoryJournal<Entry>(): Journal<Entry> {
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
