import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { repositoryRoot } from '../paths.ts'
import type { Manifest } from './manifest.ts'
import { renderKustomization } from './render.ts'
import { mergeStrategically } from './strategic-merge.ts'

const folder = join(repositoryRoot, 'deploy/kubernetes')
const scratch = mkdtempSync(join(tmpdir(), 'kustomization-'))
afterAll(() => rmSync(scratch, { recursive: true }))

/** `kubectl kustomize` of version 5 or newer, where there is one: that of Debian 12 is older. */
function isKustomizeThere(): boolean {
  try {
    const versions = execFileSync('kubectl', ['version', '--client'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return /Kustomize Version: v([5-9]|\d\d)/.test(versions)
  } catch {
    return false
  }
}

describe.skipIf(!isKustomizeThere())('kubectl kustomize', () => {
  test.each(['base', 'overlays/small', 'overlays/large'])('renders %s as it is here', (name) => {
    const text = execFileSync('kubectl', ['kustomize', join(folder, name)], { encoding: 'utf8' })
    const byKustomize = parseAllDocuments(text).map((document) => document.toJS() as Manifest)
    expect(sorted(withoutHashes(byKustomize))).toEqual(
      sorted(renderKustomization(join(folder, name))),
    )
  })
})

/** Names of ConfigMaps without the hash of their content. */
const withoutHashes = (objects: readonly Manifest[]): Manifest[] =>
  JSON.parse(JSON.stringify(objects).replaceAll(/-settings-[a-z0-9]{10}"/g, '-settings"'))

function sorted(objects: readonly Manifest[]): Manifest[] {
  const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`
  return objects.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

test('refuses what it does not render', () => {
  writeFileSync(join(scratch, 'kustomization.yaml'), 'namePrefix: our-\n')
  expect(() => renderKustomization(scratch)).toThrow('uses namePrefix, which is not rendered here')
})

test.each([
  ['replaces a value', { a: 1 }, { a: 2 }, { a: 2 }],
  ['keeps what the patch does not name', { a: { b: 1 } }, { a: { c: 2 } }, { a: { b: 1, c: 2 } }],
  ['removes what is null', { a: 1, b: 2 }, { a: null }, { b: 2 }],
  ['replaces a list without a key', { args: ['a', 'b'] }, { args: ['c'] }, { args: ['c'] }],
  [
    'changes the entry of a list with the same name, which comes first',
    {
      env: [
        { name: 'A', value: '1' },
        { name: 'B', value: '2' },
      ],
    },
    {
      env: [
        { name: 'B', value: '3' },
        { name: 'C', value: '4' },
      ],
    },
    {
      env: [
        { name: 'B', value: '3' },
        { name: 'C', value: '4' },
        { name: 'A', value: '1' },
      ],
    },
  ],
])('a strategic merge %s', (_, target, patch, expected) => {
  expect(mergeStrategically(target, patch)).toEqual(expected)
})
