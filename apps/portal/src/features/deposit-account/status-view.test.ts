import { describe, expect, it } from 'vitest'
import { type CaseStatus, caseStatuses } from '#core/cases/rules.ts'
import { formViewOf, statusViewOf } from './status-view.ts'

describe('what a status means for the student', () => {
  it('is this, for each that there is', () => {
    expect(
      [null, ...caseStatuses].map((status) => [
        status,
        statusViewOf(status),
        formViewOf({ status }),
      ]),
    ).toEqual([
      [null, 'none', 'new'],
      ['OPPRETTET', 'applied', 'awaiting-reply'],
      ['ENDRET_AV_KUNDE', 'applied', 'awaiting-reply'],
      ['KOMMENTERT_VENTER_PA_KUNDE', 'commented', 'edit'],
      ['AVVIST', 'rejected', 'edit'],
      ['INNVILGET', 'awaiting-payment', 'has-account'],
    ])
  })

  it('is nothing for one that there is not', () => {
    expect(() => statusViewOf('TAPT' as CaseStatus)).toThrow('Unknown application status')
  })
})
