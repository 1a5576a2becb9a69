import { describe, expect, it } from 'vitest'
import {
  caseActions,
  caseActors,
  caseStatuses,
  needsComment,
  possibleDecisions,
  stepTarget,
  waitsForStaff,
} from './rules.ts'

describe('the graph of a case', () => {
  it('has these steps and no others', () => {
    const steps = caseStatuses.flatMap((from) =>
      caseActions.flatMap((action) =>
        caseActors.flatMap((actor) => {
          const to = stepTarget(from, action, actor)
          return to === null ? [] : [`${from} ${action} ${actor} ${to}`]
        }),
      ),
    )
    expect(steps).toEqual([
      'OPPRETTET approve staff INNVILGET',
      'OPPRETTET reject staff AVVIST',
      'OPPRETTET ask-for-changes staff KOMMENTERT_VENTER_PA_KUNDE',
      'OPPRETTET change customer ENDRET_AV_KUNDE',
      'OPPRETTET retract customer TRUKKET',
      'ENDRET_AV_KUNDE approve staff INNVILGET',
      'ENDRET_AV_KUNDE reject staff AVVIST',
      'ENDRET_AV_KUNDE ask-for-changes staff KOMMENTERT_VENTER_PA_KUNDE',
      'ENDRET_AV_KUNDE change customer ENDRET_AV_KUNDE',
      'ENDRET_AV_KUNDE retract customer TRUKKET',
      'KOMMENTERT_VENTER_PA_KUNDE approve staff INNVILGET',
      'KOMMENTERT_VENTER_PA_KUNDE reject staff AVVIST',
      'KOMMENTERT_VENTER_PA_KUNDE edit customer ENDRET_AV_KUNDE',
      'KOMMENTERT_VENTER_PA_KUNDE retract customer TRUKKET',
      'AVVIST reopen staff OPPRETTET',
      'AVVIST edit customer ENDRET_AV_KUNDE',
      'INNVILGET withdraw staff TRUKKET',
      'INNVILGET defer staff INNVILGET',
      'INNVILGET retract customer TRUKKET',
      'INNVILGET lapse system BORTFALT',
      'INNVILGET resend customer ENDRET_AV_KUNDE',
    ])
  })

  it('offers staff what the status allows', () => {
    expect(possibleDecisions('OPPRETTET')).toEqual(['approve', 'reject', 'ask-for-changes'])
    expect(possibleDecisions('AVVIST')).toEqual(['reopen'])
    expect(possibleDecisions('INNVILGET')).toEqual(['withdraw', 'defer'])
    expect(possibleDecisions('TRUKKET')).toEqual([])
    expect(possibleDecisions('BORTFALT')).toEqual([])
  })

  it('says whose turn it is', () => {
    expect(caseStatuses.filter(waitsForStaff)).toEqual(['OPPRETTET', 'ENDRET_AV_KUNDE'])
  })

  it('asks for words where the student has to act on them', () => {
    expect(needsComment('reject')).toBe(true)
    expect(needsComment('ask-for-changes')).toBe(true)
    expect(needsComment('withdraw')).toBe(true)
    expect(needsComment('defer')).toBe(false)
    expect(needsComment('approve')).toBe(false)
    expect(needsComment('reopen')).toBe(false)
  })
})
