import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettingFiles } from './setting-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'setting-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const names = ['SITE_KEY', 'DATABASE_URL']

function fileWith(content: string): string {
  const path = join(folder, `${Math.random()}`)
  writeFileSync(path, content)
  return path
}

const read = (environment: Record<string, string | undefined>) => {
  const { given, problems } = readSettingFiles(environment, names)
  return { SITE_KEY: given.SITE_KEY, problems: Object.fromEntries(problems) }
}

test.each([
  ['a value', 'a value'],
  ['a value\n', 'a value'],
  ['a value\r\n', 'a value'],
  ['a value\n\n', 'a value\n'],
  ['a value \n', 'a value '],
  ['\na value', '\na value'],
  ['blåbær\n', 'blåbær'],
])('of the file %j the value is %j', (content, value) => {
  expect(read({ SITE_KEY_FILE: fileWith(content) })).toEqual({ SITE_KEY: value, problems: {} })
})

test('reads no file where none is named', () => {
  expect(read({ SITE_KEY: 'given' })).toEqual({ SITE_KEY: 'given', problems: {} })
  expect(read({ SITE_KEY: 'given', SITE_KEY_FILE: '' }).problems).toEqual({})
  expect(read({})).toEqual({ SITE_KEY: undefined, problems: {} })
})

test('an empty value counts as missing, and the file is read', () => {
  expect(read({ SITE_KEY: '', SITE_KEY_FILE: fileWith('of the file') }).SITE_KEY).toBe(
    'of the file',
  )
})

test('refuses a value beside a file, and repeats neither', () => {
  const { problems } = read({ SITE_KEY: 'given', SITE_KEY_FILE: fileWith('of the file') })
  expect(problems.SITE_KEY).toBe('is set, and SITE_KEY_FILE is set too: keep one of them')
})

test.each(['', '\n', '\r\n'])('refuses a file with nothing but %j', (content) => {
  const path = fileWith(content)
  expect(read({ SITE_KEY_FILE: path }).problems).toEqual({
    SITE_KEY: `is to come from the file ${path}, which is empty`,
  })
})

test('names the setting and the path of a file that cannot be read', () => {
  const path = join(folder, 'missing')
  expect(read({ SITE_KEY_FILE: path }).problems).toEqual({
    SITE_KEY: `is to come from the file ${path}, which cannot be read (ENOENT)`,
  })
  expect(read({ SITE_KEY_FILE: folder }).problems.SITE_KEY).toContain('cannot be read (EISDIR)')
})

test('reads files of settings alone', () => {
  const path = fileWith('a value')
  expect(readSettingFiles({ OTHER_FILE: path, NODE_EXTRA_FILE: '/nowhere' }, names)).toEqual({
    given: { OTHER_FILE: path, NODE_EXTRA_FILE: '/nowhere' },
    problems: new Map(),
  })
})
