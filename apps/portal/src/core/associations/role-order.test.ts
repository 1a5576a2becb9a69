import type { Locale } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { inRoleOrder } from './role-order.ts'

const own = (name: string) => ({ kind: 'own', name }) as const
const standard = (kind: 'leader' | 'treasurer' | 'deputy' | 'event') => ({ kind, name: null })

it('the leader is first, own roles are last, by name as the language sorts', () => {
  const roles = [
    own('Årsmøtegruppe'),
    standard('event'),
    own('Zumbasjef'),
    standard('deputy'),
    own('Bassist'),
    standard('leader'),
    standard('treasurer'),
  ]
  const order = (locale: Locale) => inRoleOrder(roles, locale).map(({ kind, name }) => name ?? kind)
  const first = ['leader', 'treasurer', 'deputy', 'event', 'Bassist']
  expect(order('no')).toEqual([...first, 'Zumbasjef', 'Årsmøtegruppe'])
  expect(order('en')).toEqual([
    'leader',
    'treasurer',
    'deputy',
    'event',
    'Årsmøtegruppe',
    'Bassist',
    'Zumbasjef',
  ])
})
