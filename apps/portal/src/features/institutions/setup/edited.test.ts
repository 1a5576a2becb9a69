import { expect, it } from 'vitest'
import { DraftKey } from '#core/staff-area/drafts/draft.ts'
import type { StaffInstitution } from './contract.ts'
import { draftKeyOf } from './edited.ts'

const institution = (code: string): StaffInstitution => ({
  code,
  name: { no: code, en: code },
  campusId: null,
  dbh: '',
  depositForm: 'semesters',
  isActive: true,
  version: 1,
  keys: [],
})
const keyOf = (code: string) => draftKeyOf({ part: 'institution', seen: institution(code) })

it.each(['Fjordvel', 'Fjordvel Sør', 'A&B', 'A.B-2', 'ж'.repeat(30)])(
  'keeps a draft of %j, under a key of its own',
  (code) => {
    expect(DraftKey.safeParse(keyOf(code)).success).toBe(true)
    expect(keyOf(code)).not.toBe(keyOf('Fjordvel Nord'))
  },
)

it('keeps a draft of a new institution and of a new campus', () => {
  for (const part of ['institution', 'campus'] as const)
    expect(DraftKey.safeParse(draftKeyOf({ part, seen: null })).success).toBe(true)
})
