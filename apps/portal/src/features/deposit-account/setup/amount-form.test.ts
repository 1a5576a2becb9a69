import { describe, expect, it } from 'vitest'
import { problemsOf, readTyped } from '#core/editable/form.ts'
import { amountFields } from '../model/setup-fields.ts'
import { AmountForm } from './amount-form.ts'

const typed = { academicYear: '2026', kind: 'year', amountOre: '170 000', source: 'udi.no' }
const judge = (changed: Partial<typeof typed>) =>
  AmountForm.safeParse({ ...readTyped(amountFields, { ...typed, ...changed }), version: 3 })

describe('an amount as it is typed', () => {
  it('is sent in øre, over the version that was read', () => {
    expect(judge({}).data).toEqual({
      academicYear: 2026,
      kind: 'year',
      amountOre: 17_000_000,
      source: 'udi.no',
      version: 3,
    })
  })

  it.each([
    [{ amountOre: '1' }, {}],
    [{ amountOre: '1 000 000' }, {}],
    [{ amountOre: '0' }, { amountOre: 'KRONER_INVALID' }],
    [{ amountOre: '1000001' }, { amountOre: 'KRONER_INVALID' }],
    [{ amountOre: '12,50' }, { amountOre: 'KRONER_INVALID' }],
    [{ amountOre: '-5' }, { amountOre: 'KRONER_INVALID' }],
    [{ amountOre: '' }, { amountOre: 'KRONER_INVALID' }],
    [{ academicYear: '2018' }, { academicYear: 'YEAR_INVALID' }],
    [{ academicYear: '2019' }, {}],
    [{ academicYear: '2099' }, {}],
    [{ academicYear: '2100' }, { academicYear: 'YEAR_INVALID' }],
    [{ source: ' ' }, { source: 'SOURCE_REQUIRED' }],
    [{ source: 'x'.repeat(301) }, { source: 'TOO_LONG' }],
  ])('%j: %j', (changed, problems) => {
    expect(problemsOf(amountFields, judge(changed).error?.issues ?? [])).toEqual(problems)
  })
})
