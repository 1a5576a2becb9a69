import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messageFiles } from './build.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trivsel-build-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '{}')
}

test('texts are made of what parts wrote, not of what the compiler added beside its result', () => {
  write('apps/portal/src/core/mails/messages/no.json')
  write('apps/portal/src/paraglide/messages/package.json')
  expect(messageFiles(root)).toEqual(['apps/portal/src/core/mails/messages/no.json'])
})
