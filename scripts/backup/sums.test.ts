import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatSums, parseSums } from './sums.ts'

const sum = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const paths = [
  'plain.pdf',
  'with  blanks.pdf',
  'back\\slash',
  'line\nend',
  'return\rend',
  'sjøbad.jpg',
]

test('sums are read as they were written', () => {
  const sums = new Map(paths.map((path) => [path, sum]))
  expect(parseSums(formatSums(sums))).toEqual(sums)
})

test('sums are those that sha256sum checks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trivsel-sums-'))
  try {
    for (const path of paths) writeFileSync(join(folder, path), '')
    writeFileSync(join(folder, 'SHA256SUMS'), formatSums(new Map(paths.map((path) => [path, sum]))))
    const program = process.platform === 'linux' ? ['sha256sum'] : ['shasum', '-a', '256']
    const [command = '', ...given] = program
    execFileSync(command, [...given, '-c', 'SHA256SUMS'], { cwd: folder, stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([`${sum}  plain.pdf`, `${sum.slice(1)}  plain.pdf\n`, `${sum} plain.pdf\n`, '\n'])(
  'refuses %j',
  (text) => {
    expect(() => parseSums(text)).toThrow(/sums/)
  },
)
