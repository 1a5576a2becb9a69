import { expect, it } from 'vitest'
import { contactBody } from './send-contact.ts'

const form = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh@example.org',
  category: 'housing',
  subcategory: 'rent',
  subject: 'Nøkkel',
  text: 'Hei',
}

const offered = [
  {
    id: 'housing',
    name: 'Bolig',
    subcategories: [{ id: 'rent', name: 'Leie', form: null }],
  },
]

it('has the names of the specification and empty trap fields', () => {
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]
  const body = contactBody(form, { offered, files, trapped: '', token: 'token' })
  expect([...body.keys()]).toEqual([
    'token',
    'firstname',
    'lastname',
    'email',
    'category',
    'subcategory',
    'subject',
    'text',
    'alert',
    'alert2',
    'vedlegg',
    'vedlegg',
  ])
  expect([body.get('alert'), body.get('alert2')]).toEqual(['', 'jeg-er-et-menneske'])
  expect([body.get('category'), body.get('subcategory')]).toEqual(['Bolig', 'Leie'])
})
