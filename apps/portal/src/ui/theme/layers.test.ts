import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${source}/${file}`, 'utf8')
const files = globSync('{ui,core,features,platform,routes}/**/*.{css,ts,tsx}', {
  cwd: source,
  exclude: (name) => name.endsWith('layers.test.ts'),
})

const layers = [...read('ui/theme/roles.css').matchAll(/--layer-([a-z]+): (-?\d+);/g)].map(
  ([, name, value]) => ({ name, value: Number(value) }),
)

test('layers are listed once, from the page up', () => {
  expect(layers.map(({ name }) => name)).toEqual([
    'behind',
    'raised',
    'preview',
    'consent',
    'menu',
    'snackbar',
  ])
  const values = layers.map(({ value }) => value)
  expect(values).toEqual([...new Set(values)].sort((one, other) => one - other))
})

test('every z-index is one of the layers', () => {
  const allowed = /z-index: var\(--layer-(behind|raised|preview|consent|menu|snackbar)\);/
  const found = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /z-?index/i.test(line) && !allowed.test(line))
      .map((line) => `${file} ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('what covers the page is on its layer', () => {
  const layerOf = (file: string) => /z-index: var\(--layer-([a-z]+)\)/.exec(read(file))?.[1]
  expect(layerOf('features/consent/bar/ConsentBar.module.css')).toBe('consent')
  expect(layerOf('ui/snackbar/Snackbar.module.css')).toBe('snackbar')
  expect(layerOf('ui/layout/MenuSection.module.css')).toBe('menu')
  expect(layerOf('ui/layout/PreviewBanner.module.css')).toBe('preview')
})

test('a modal dialog, which is above every layer, shows the snackbar itself', () => {
  const users = files.filter(
    (file) =>
      !file.includes('.test.') &&
      /<dialog\b|showModal\(|\bDialog\b[^\n]*designsystemet-react/.test(read(file)),
  )
  // Nothing gives a message while a dialog of the page is open.
  const ofPages = ['ui/dialog/PageDialog.tsx', 'ui/dialog/command-button.behaviour.ts']
  expect(users.toSorted()).toEqual(['ui/dialog/Dialog.tsx', ...ofPages])
  expect(read('ui/dialog/Dialog.tsx')).toContain('<SnackbarOfDialog />')
})
