import { describe, expect, it } from 'vitest'
import { TypedAmount, toAmountForm } from './amount-form.ts'

const typed = { academicYear: '2026', kind: 'year', kroner: '170 000', source: 'udi.no' }
const codeOf = (values: object) => TypedAmount.safeParse(values).error?.issues[0]?.message

describe('a figure as it is typed', () => {
  it('is sent in øre, over the version that was seen', () => {
    expect(toAmountForm(TypedAmount.parse(typed), 3)).toEqual({
      academicYear: 2026,
      kind: 'year',
      amountOre: 17_000_000,
      source: 'udi.no',
      version: 3,
    })
  })

  it.each([
    [{ kroner: '1' }, undefined],
    [{ kroner: '1 000 000' }, undefined],
    [{ kroner: '0' }, 'KRONER_INVALID'],
    [{ kroner: '1000001' }, 'KRONER_INVALID'],
    [{ kroner: '12,50' }, 'KRONER_INVALID'],
    [{ kroner: '-5' }, 'KRONER_INVALID'],
    [{ kroner: '' }, 'KRONER_INVALID'],
    [{ academicYear: '2018' }, 'YEAR_INVALID'],
    [{ academicYear: '2019' }, undefined],
    [{ academicYear: '2099' }, undefined],
    [{ academicYear: '2100' }, 'YEAR_INVALID'],
    [{ source: ' ' }, 'SOURCE_REQUIRED'],
  ])('%j: %s', (values, code) => {
    expect(codeOf({ ...typed, ...values })).toBe(code)
  })
})
