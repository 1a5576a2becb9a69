import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './paths.ts'

type Package = { resolved?: string; integrity?: string }

// Those of platforms that the registry did not serve have neither (docs/adr/0006).
test('every package with a checksum says where it is, so that npm need not look it up', () => {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'))
  const packages = Object.entries<Package>(lock.packages)
  const unresolved = packages
    .filter(([, { integrity }]) => integrity !== undefined)
    .filter(([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'))
    .map(([path]) => path)
  expect(unresolved).toEqual([])
})
