import { expect, it } from 'vitest'
import { byAddress, readAssembly } from './read-assembly.ts'

const type = '00000000-0000-4000-8000-000000000001'
const line = (key: string, userId: string, email = '') => ({ key, roleTypeId: type, userId, email })
const values = { heldOn: '2026-11-20', elected: [], stepDown: [], newContacts: '' }
const pdf = [{ name: 'Referat.PDF' }]

it('sends lines that name somebody, and addresses one a line', () => {
  const elected = [line('a', ''), line('b', 'kari'), line('c', byAddress, ' Per@Example.org ')]
  const newContacts = 'eva@example.org\n\n ola@example.org '
  expect(readAssembly({ ...values, elected, newContacts }, pdf)).toEqual({
    content: {
      heldOn: '2026-11-20',
      roles: [
        { roleTypeId: type, userId: 'kari', email: null },
        { roleTypeId: type, userId: null, email: 'Per@example.org' },
      ],
      stepDown: [],
      newContacts: ['eva@example.org', 'ola@example.org'],
    },
  })
})

it('names the field of each problem', () => {
  const elected = [line('a', ''), line('b', byAddress, 'nobody')]
  const read = readAssembly({ ...values, heldOn: '2026-02-30', elected, newContacts: 'x' }, [])
  expect('problems' in read && read.problems.map(({ field }) => field)).toEqual([
    'heldOn',
    'b',
    'newContacts',
    'files',
  ])
})

it('takes minutes as PDF alone', () => {
  const read = readAssembly(values, [{ name: 'referat.docx' }])
  expect(read).toEqual({ problems: [{ field: 'files', code: 'MINUTES_NOT_PDF' }] })
})
