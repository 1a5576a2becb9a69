import { expect, it } from 'vitest'
import { paragraphsOf, textInEither } from './text-in-either.ts'

it('is in the language of the page where it is written in it', () => {
  expect(textInEither({ no: 'Vi synger', en: 'We sing' }, 'en')).toEqual({
    text: 'We sing',
    lang: undefined,
  })
})

it('is in the other language, which it names, where this one is empty', () => {
  expect(textInEither({ no: 'Vi synger', en: ' ' }, 'en')).toEqual({
    text: 'Vi synger',
    lang: 'no',
  })
})

it('is nothing where nobody has written it', () => {
  expect(textInEither({ no: '', en: '' }, 'no')).toBeNull()
})

it('has a paragraph for what empty lines divide', () => {
  expect(paragraphsOf('Én\nto\r\n\r\n\n tre <b>\n \n')).toEqual(['Én\nto', 'tre <b>'])
})
