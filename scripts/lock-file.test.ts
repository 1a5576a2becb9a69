import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './paths.ts'

type Package = { resolved?: string; link?: boolean; inBundle?: boolean }

test('every package says where it is, so that npm need not look it up', () => {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'))
  const packages = Object.entries<Package>(lock.packages)
  const unresolved = packages
    .filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle)
    .filter(([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'))
    .map(([path]) => path)
  expect(unresolved).toEqual([])
})
