import { describe, expect, it } from 'vitest'
import {
  type Cells,
  childNumbers,
  fileOf,
  guardianNumbers,
  readOf,
} from '../testing/child-file.testing.ts'

const [child = ''] = childNumbers

describe('a line of a file with children', () => {
  it('is read as it is stored', () => {
    const { lines, problems } = readOf(
      fileOf({
        birthDate: '12.4.2023',
        from: '1.8.2026',
        percent: '60 %',
        email: 'Maja@Fjordvel.example',
        address: 'Veien 1, 0855 Oslo',
        restricted: 'ja',
        responsibility: 'yes',
      }),
    )
    expect(problems).toEqual([])
    expect(lines).toMatchObject([
      {
        line: 2,
        child: { number: child, bornOn: '2023-04-12' },
        place: { startsOn: '2026-08-01', endsOn: null, percent: 60 },
        guardian: { address: 'Veien 1, 0855 Oslo', phone: null, isRestricted: true },
        hasResponsibility: true,
      },
    ])
  })

  it.each<[Cells, string]>([
    [{ childNumber: '12345678901' }, 'CHILD_NUMBER_INVALID'],
    [{ childNumber: '' }, 'CHILD_NUMBER_INVALID'],
    [{ childFirstName: '' }, 'CHILD_NAME_REQUIRED'],
    [{ childLastName: 'x'.repeat(101) }, 'TOO_LONG'],
    [{ birthDate: '30.2.2023' }, 'BIRTH_DATE_INVALID'],
    [{ department: '' }, 'DEPARTMENT_REQUIRED'],
    [{ from: 'august' }, 'FROM_INVALID'],
    [{ to: '2027-02-29' }, 'TO_INVALID'],
    [{ to: '2026-07-31' }, 'TO_BEFORE_FROM'],
    [{ percent: '19' }, 'PERCENT_INVALID'],
    [{ percent: '101' }, 'PERCENT_INVALID'],
    [{ percent: '50,5' }, 'PERCENT_INVALID'],
    [{ guardianNumber: '1' }, 'GUARDIAN_NUMBER_INVALID'],
    [{ guardianLastName: '' }, 'GUARDIAN_NAME_REQUIRED'],
    [{ email: 'maja' }, 'EMAIL_INVALID'],
    [{ restricted: 'kanskje' }, 'RESTRICTED_INVALID'],
    [{ responsibility: '' }, 'RESPONSIBILITY_INVALID'],
    [{ address: `Veien 1 ${guardianNumbers[3]}` }, 'LOOKS_LIKE_NATIONAL_ID'],
    [{ childFirstName: child }, 'LOOKS_LIKE_NATIONAL_ID'],
    [{ guardianNumber: child }, 'SAME_NUMBER'],
  ])('%o is refused: %s', (cells, problem) => {
    expect(readOf(fileOf(cells)).problems).toEqual([{ line: 2, problem }])
  })

  it.each<[Cells]>([[{ to: '2026-08-01' }], [{ percent: '20' }], [{ percent: '100' }]])(
    '%o is read',
    (cells) => {
      expect(readOf(fileOf(cells)).problems).toEqual([])
    },
  )
})
