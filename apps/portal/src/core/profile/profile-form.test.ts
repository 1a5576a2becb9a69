import { describe, expect, test } from 'vitest'
import { ProfileForm } from './profile-form.ts'

const filled: ProfileForm = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: '2001-09-01',
  nationality: 'Elfenbenskysten',
  address: {
    line1: 'Ekebergveien 12 B',
    line2: 'c/o Åse & Co.',
    line3: '',
    zipCode: '0194',
    city: 'Oslo',
    countryCode: 'NO',
  },
  phone: { countryCode: '+47', subscriberNumber: '91234567' },
  institution: 'BI',
  tuitionFeeCode: '2026H',
  language: 'no',
}

/** Paths and codes of what is wrong. */
function problemsOf(form: unknown): string[] {
  const { error } = ProfileForm.safeParse(form)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
const withAddress = (address: Partial<ProfileForm['address']>) => ({
  ...filled,
  address: { ...filled.address, ...address },
})
const withPhone = (countryCode: string, subscriberNumber: string) => ({
  ...filled,
  phone: { countryCode, subscriberNumber },
})

describe('the profile', () => {
  test('is taken as it was meant: spaces off, a date as people write it', () => {
    const written = {
      ...withPhone('+47', ' 912 34 567 '),
      firstName: ' Kari ',
      birthDate: '1.9.2001',
    }
    expect(ProfileForm.parse(written)).toEqual(filled)
  })

  test('needs nothing but a name', () => {
    const address = { line1: '', line2: '', line3: '', zipCode: '', city: '', countryCode: '' }
    const empty = { ...withPhone('', ''), birthDate: '', nationality: '', address }
    expect(problemsOf({ ...empty, institution: '', tuitionFeeCode: '' })).toEqual([])
    expect(problemsOf({ ...filled, firstName: ' ', lastName: '' })).toEqual([
      'firstName: FIRST_NAME_REQUIRED',
      'lastName: LAST_NAME_REQUIRED',
    ])
  })

  test('takes no national id in a field that is shown to everybody who sees the profile', () => {
    const typed = '130972 48022'
    const problem = 'LOOKS_LIKE_NATIONAL_ID'
    expect(problemsOf({ ...filled, firstName: typed })).toEqual([`firstName: ${problem}`])
    expect(problemsOf({ ...filled, lastName: `Nordmann ${typed}` })).toEqual([
      `lastName: ${problem}`,
    ])
    for (const field of ['line1', 'line2', 'line3', 'city'] as const)
      expect(problemsOf(withAddress({ [field]: `Vei 1, ${typed}` }))).toEqual([
        `address.${field}: ${problem}`,
      ])
    expect(problemsOf(withAddress({ zipCode: '13097248022', countryCode: 'DE' }))).toEqual([
      `address.zipCode: ${problem}`,
    ])
  })

  test.each(['محمد رضایی', 'علی‌رضا', 'ஸ்ரீ', '李小龍', "O'Brien-Ødegård Jr.", 'Nguyễn'])(
    'knows the name %s',
    (firstName) => {
      expect(problemsOf({ ...filled, firstName })).toEqual([])
    },
  )
})

describe('bad input', () => {
  const lines = ['firstName', 'lastName'] as const
  const bad = [
    '<b>Kari</b>',
    'Kari\u0000',
    'Kari\nNordmann',
    '\u202eiraK',
    'Kari 🎓',
    'x'.repeat(10_000),
  ]

  test.each(lines.flatMap((field) => bad.map((value) => [field, value] as const)))(
    'in %s is refused: %j',
    (field, value) => {
      expect(problemsOf({ ...filled, [field]: value })).toHaveLength(1)
    },
  )

  test.each(
    (['line1', 'line2', 'line3', 'zipCode', 'city', 'countryCode'] as const).flatMap((field) =>
      bad.map((value) => [field, value] as const),
    ),
  )('in address.%s is refused: %j', (field, value) => {
    expect(problemsOf(withAddress({ [field]: value })).length).toBeGreaterThan(0)
  })

  test.each(
    (['birthDate', 'nationality', 'institution', 'tuitionFeeCode', 'language'] as const).flatMap(
      (field) => [...bad, 42, null, {}, []].map((value) => [field, value] as const),
    ),
  )('in %s is refused: %j', (field, value) => {
    expect(problemsOf({ ...filled, [field]: value }).length).toBeGreaterThan(0)
  })

  test('of another type or shape is refused', () => {
    for (const form of [null, [], 'x', {}, { ...filled, address: [] }, { ...filled, phone: null }])
      expect(problemsOf(form).length).toBeGreaterThan(0)
  })
})

describe('a postal code', () => {
  test.each(['194', '01944', 'O194', '０１９４'])('%s is none in Norway', (zipCode) => {
    expect(problemsOf(withAddress({ zipCode }))).toEqual(['address.zipCode: ZIP_CODE_INVALID'])
  })

  test.each([
    ['GB', 'SW1A 1AA'],
    ['NL', '1012 AB'],
    ['US', '10001-1234'],
    ['NO', '0001'],
  ])('in %s may be %s', (countryCode, zipCode) => {
    expect(problemsOf(withAddress({ countryCode, zipCode }))).toEqual([])
  })
})

describe('a telephone number', () => {
  test('has eight digits in Norway', () => {
    for (const number of ['9123456', '912345678'])
      expect(problemsOf(withPhone('+47', number))).toEqual([
        'phone.subscriberNumber: PHONE_INVALID',
      ])
  })

  test('needs its country', () => {
    expect(problemsOf(withPhone('', '91234567'))).toEqual([
      'phone.countryCode: CALLING_CODE_REQUIRED',
    ])
    expect(problemsOf(withPhone('+999', '91234567'))).toEqual([
      'phone.countryCode: CALLING_CODE_REQUIRED',
    ])
  })

  test('has at most fifteen digits with its country', () => {
    expect(problemsOf(withPhone('+86', '1'.repeat(13)))).toEqual([])
    expect(problemsOf(withPhone('+86', '1'.repeat(14)))).toHaveLength(1)
  })

  test.each(['+4791234567', 'nittien', '12', '9123\u00004567'])('is not %j', (number) => {
    expect(problemsOf(withPhone('+46', number))).toHaveLength(1)
  })
})
