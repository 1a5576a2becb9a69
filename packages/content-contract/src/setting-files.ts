import { readFileSync } from 'node:fs'

export type SettingsWithFiles = {
  /** What was given, and the content of each file that was named. */
  readonly given: Readonly<Record<string, string>>
  /** What is wrong with a setting that was to come from a file, by its name. Never its value. */
  readonly problems: ReadonlyMap<string, string>
}

/**
 * Takes settings from files, as secrets are mounted into containers: `X_FILE` is the path of a file
 * whose content is the value of `X`, less one line break at its end.
 *
 * @param environment usually `process.env`; empty values count as missing
 * @param names of the settings that may come from a file
 */
export function readSettingFiles(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): SettingsWithFiles {
  const given: Record<string, string> = {}
  const problems = new Map<string, string>()
  for (const [name, value] of Object.entries(environment)) if (value) given[name] = value
  for (const name of names) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    if (given[name] !== undefined) {
      problems.set(name, `is set, and ${name}_FILE is set too: keep one of them`)
      continue
    }
    const read = readValue(path)
    if ('value' in read) given[name] = read.value
    else problems.set(name, `is to come from the file ${path}, which ${read.problem}`)
  }
  return { given, problems }
}

function readValue(path: string): { value: string } | { problem: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    return value === '' ? { problem: 'is empty' } : { value }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    return { problem: `cannot be read${code}` }
  }
}
