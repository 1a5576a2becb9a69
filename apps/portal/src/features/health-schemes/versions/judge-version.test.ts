import { describe, expect, it } from 'vitest'
import { publishedSchemes, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { judgeVersion } from './judge-version.ts'
import { emptyVersion, type TypedVersion, typeVersion } from './typed-rules.ts'

const both = (text: string) => ({ no: text, en: text })
const start = emptyVersion({ schemeId: 'new', category: 'c1' })
const [category] = start.categories
const typed = (changes: Partial<TypedVersion> = {}): TypedVersion => ({
  ...start,
  name: both('Tannlege'),
  startsOn: '2026-01-01',
  categories: category ? [{ ...category, name: both('Tannlege') }] : [],
  times: [
    { opens: '', closes: '31.1.' },
    { opens: '', closes: '' },
  ],
  ...changes,
})
const changed = (changes: Record<string, unknown>) =>
  typed({ categories: typed().categories.map((one) => ({ ...one, ...changes })) })

describe('a version as it is typed', () => {
  it('has no own share, cap or limit where a field is empty', () => {
    const { rules, problems } = judgeVersion(typed(), true)
    expect(problems).toEqual({})
    expect(rules).toMatchObject({
      ownShareOre: 0,
      countedUpToOre: null,
      capOre: null,
      smallestPayoutOre: 0,
      times: [{ opens: null, closes: '01-31' }],
      categories: [{ key: 'c1', ownShareOre: 0, percentage: 100, capOre: null }],
    })
  })

  it('reads kroner, percentages and days as people write them', () => {
    const { rules } = judgeVersion(
      {
        ...changed({ ownShare: '1 000,50', percentage: '50 %', cap: '2500' }),
        smallestPayout: '300',
        period: 'semester',
        times: [
          { opens: '1.4.', closes: '15.06' },
          { opens: '', closes: '10. 12.' },
        ],
      },
      true,
    )
    expect(rules).toMatchObject({
      smallestPayoutOre: 300_00,
      times: [
        { opens: '04-01', closes: '06-15' },
        { opens: null, closes: '12-10' },
      ],
      categories: [{ ownShareOre: 1_000_50, percentage: 50, capOre: 2_500_00 }],
    })
  })

  it('has the usual time to appeal unless another is typed', () => {
    expect(judgeVersion(typed(), true).rules).toMatchObject({ appealDays: 21 })
  })

  it.each([
    ['1', 1],
    [' 365 ', 365],
  ])('reads %j days to appeal', (appealDays, days) => {
    expect(judgeVersion(typed({ appealDays }), true).rules).toMatchObject({ appealDays: days })
  })

  it.each(['0', '366', '', ' ', 'tre uker', '21,5', '-1', '1e2'])(
    'refuses %j days to appeal',
    (appealDays) => {
      expect(judgeVersion(typed({ appealDays }), true)).toEqual({
        rules: null,
        problems: { appealDays: 'APPEAL_DAYS_INVALID' },
      })
    },
  )

  it.each([
    [typed({ name: { no: '', en: 'Dentist' } }), { 'name-no': 'SCHEME_NAME_REQUIRED' }],
    [typed({ startsOn: '' }), { startsOn: 'FIRST_DAY_REQUIRED' }],
    [typed({ categories: [] }), { categories: 'CATEGORY_REQUIRED' }],
    [
      changed({ name: both(' ') }),
      {
        'categories.0.name-no': 'CATEGORY_NAME_REQUIRED',
        'categories.0.name-en': 'CATEGORY_NAME_REQUIRED',
      },
    ],
    [changed({ percentage: '0' }), { 'categories.0.percentage': 'PERCENTAGE_INVALID' }],
    [changed({ percentage: '101' }), { 'categories.0.percentage': 'PERCENTAGE_INVALID' }],
    [changed({ cap: 'mye' }), { 'categories.0.cap': 'KRONER_INVALID' }],
    [typed({ ownShare: '-1' }), { ownShare: 'KRONER_INVALID' }],
    [
      typed({ times: [{ opens: '31.2.', closes: '' }, start.times[1]] }),
      {
        'times.0.opens': 'DAY_INVALID',
        'times.0.closes': 'DAY_INVALID',
      },
    ],
    [typed({ isForSome: true }), { institutions: 'INSTITUTION_REQUIRED' }],
  ])('says what is wrong %#', (wrong, problems) => {
    expect(judgeVersion(wrong, true).problems).toEqual(problems)
  })

  it('gives rules to examples before it has a name and a first day', () => {
    const { rules } = judgeVersion(typed({ name: both(''), startsOn: '' }), true)
    expect(rules).not.toBeNull()
  })

  it.each(Object.entries(publishedSchemes))('types the rules of %s without a loss', (_, rules) => {
    const copy = typeVersion(rules, { schemeId: 'one', startsOn: '2027-01-01' })
    expect(judgeVersion(copy, false)).toEqual({ rules, problems: {} })
  })

  it('copies how long one may appeal', () => {
    const copy = typeVersion(rulesOf({ appealDays: 42 }), { schemeId: 'one', startsOn: '' })
    expect(judgeVersion(copy, false).rules).toMatchObject({ appealDays: 42 })
  })
})
