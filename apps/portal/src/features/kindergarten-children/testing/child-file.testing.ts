import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { type ChildColumn, childColumns } from '../child-file/columns.ts'
import { type ChildFile, readChildFile } from '../child-file/read-child-file.ts'

/** Numbers of children and of guardians, which no other test uses. */
export const childNumbers = makeNumbers('120423', 40)
export const guardianNumbers = makeNumbers('110585', 40)

export type Cells = Partial<Record<ChildColumn, string>>

/** A line of a file; what is not given is a child with a guardian. */
export const lineOf = (cells: Cells = {}): Record<ChildColumn, string> => ({
  childNumber: childNumbers[0] ?? '',
  childFirstName: 'Iben',
  childLastName: 'Lunde',
  birthDate: '2023-04-12',
  kindergarten: 'Solvangen',
  department: 'Blå',
  from: '2026-08-01',
  to: '',
  percent: '',
  guardianNumber: guardianNumbers[0] ?? '',
  guardianFirstName: 'Maja',
  guardianLastName: 'Lunde',
  email: '',
  phone: '',
  address: '',
  restricted: '',
  responsibility: 'ja',
  ...cells,
})

export const fileOf = (...lines: readonly Cells[]): string =>
  [
    childColumns.join(';'),
    ...lines.map((cells) => {
      const line = lineOf(cells)
      return childColumns.map((column) => line[column]).join(';')
    }),
  ].join('\n')

export function readOf(text: string): ChildFile {
  const read = readChildFile(text)
  if ('problem' in read) throw new Error(JSON.stringify(read))
  return read
}
