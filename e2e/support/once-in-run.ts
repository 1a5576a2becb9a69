import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@playwright/test'

/**
 * What the first test of a run makes and all others get, whichever process they run in. When making it
 * fails, the next test tries.
 */
export async function onceInRun<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  // Playwright empties it at the start of a run.
  const folder = path.join(test.info().project.outputDir, 'once-in-run')
  await mkdir(folder, { recursive: true })
  const [file, lock] = [path.join(folder, `${name}.json`), path.join(folder, `${name}.lock`)]
  const read = async (): Promise<Made | undefined> => {
    const text = await readFile(file, 'utf8').catch(() => null)
    return text === null ? undefined : JSON.parse(text)
  }
  // Only one process can make a folder.
  while (!(await mkdir(lock).then(isDone, isTaken))) {
    const made = await read()
    if (made !== undefined) return made
    await sleep(100)
  }
  try {
    const earlier = await read()
    if (earlier !== undefined) return earlier
    const made = await make()
    await writeFile(`${file}.new`, JSON.stringify(made))
    await rename(`${file}.new`, file)
    return made
  } finally {
    await rmdir(lock)
  }
}

const isDone = () => true
const isTaken = (error: NodeJS.ErrnoException) => {
  if (error.code === 'EEXIST') return false
  throw error
}
