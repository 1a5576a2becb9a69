import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { readFeatureName } from './feature-name.ts'
import { requireFree } from './what-is-taken.ts'

const source = join(repositoryRoot, 'apps/portal/src')
const template = join(import.meta.dirname, 'template')
const ask = (name: string) => requireFree(source, template, readFeatureName(name))

it.each([
  ['privacy', 'There is features/privacy already.'],
  ['sessions', 'There is core/sessions already.'],
  ['login', '"login_heading" is in features/accounts/messages/no.json'],
  ['doctors', '"doctors" is in features/staff-directory/addresses.ts'],
])('%s is taken', (name, message) => {
  expect(() => ask(name)).toThrow(message)
})

it('what nobody has is free', () => {
  expect(() => ask('lost-items')).not.toThrow()
})
