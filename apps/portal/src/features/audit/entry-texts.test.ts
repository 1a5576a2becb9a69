import { describe, expect, test } from 'vitest'
import type { AuditNames } from '#core/audit/audit-names.ts'
import type { AuditValue } from '#core/audit/contract.ts'
import { actionText, changesOf, changeText, subjectText } from './entry-texts.ts'

const names: AuditNames = {
  actions: { 'roles-changed': () => 'Endret roller' },
  subjects: {
    member: { name: () => 'Medarbeider' },
    institution: { name: () => 'Lærested', show: (id) => `Universitetet ${id}` },
  },
  fields: {
    roles: {
      name: () => 'Roller',
      values: { admin: () => 'Administrator', sports: () => 'Trening' },
    },
    count: { name: () => 'Antall' },
    invitation: { name: () => 'Invitasjon', isReference: true },
  },
}

const texts = (before: AuditValue, after: AuditValue, isWhole = false) =>
  changesOf(names, { before, after }, { isWhole }).map(changeText)

describe('an entry of the log is in words', () => {
  test('its action, and one that is no longer known as it was written', () => {
    expect(actionText(names, 'roles-changed')).toBe('Endret roller')
    expect(actionText(names, 'toString')).toBe('toString')
  })

  test.each([
    [{ kind: 'member', id: 'a1', name: 'Kari Åsen' }, 'Medarbeider Kari Åsen'],
    [{ kind: 'member', id: 'a1', name: null }, 'Medarbeider'],
    [{ kind: 'institution', id: 'UiO', name: null }, 'Lærested Universitetet UiO'],
    [{ kind: 'forgotten', id: 'a1', name: null }, 'forgotten a1'],
  ])('its subject %j', (subject, text) => {
    expect(subjectText(names, subject)).toBe(text)
  })

  test.each([
    [null, { roles: ['admin'] }, ['Roller: Administrator']],
    [
      { roles: ['sports'] },
      { roles: ['sports', 'admin'] },
      ['Roller: Trening → Trening, Administrator'],
    ],
    [{ roles: ['sports'] }, null, ['Roller: Trening → –']],
    [null, { count: 0 }, ['Antall: 0']],
    [null, { roles: ['old-role'], constructor: 'x' }, ['Roller: old-role', 'constructor: x']],
    [null, { count: true }, ['Antall: Ja']],
    [null, null, []],
    [null, 'text', ['Endring: text']],
    [null, { count: { inner: ['a', 1] } }, ['Antall: a, 1']],
    [null, { count: { en: 'Court', no: 'Bane' } }, ['Antall: Bane, Court']],
    [null, { count: { b: 'Court', a: 'Bane' } }, ['Antall: Court, Bane']],
  ] as [AuditValue, AuditValue, string[]][])('from %j to %j', (before, after, expected) => {
    expect(texts(before, after)).toEqual(expected)
  })

  test('without ids that nobody reads, but in the export', () => {
    const after = { roles: ['admin'], invitation: 'b7' }
    expect(texts(null, after)).toEqual(['Roller: Administrator'])
    expect(texts(null, after, true)).toEqual(['Roller: Administrator', 'Invitasjon: b7'])
  })
})
