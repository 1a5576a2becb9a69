import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fileErrorText, filesProblemText } from './refusal-messages.ts'

const refusal = (code: string, file?: number) => new ApiError(422, code, { error: code, file })

test('says of a file that was refused which one it is', () => {
  const files = [{ name: 'a.pdf' }, { name: 'b.pdf' }]
  expect(fileErrorText(refusal('FILE_EMPTY', 1), files)).toBe('b.pdf er tom.')
  expect(fileErrorText(refusal('FILE_EMPTY', 7), files)).toBe('Filen er tom.')
  expect(fileErrorText(refusal('FILE_NOT_FOUND'))).toBe('Filen finnes ikke lenger.')
  expect(fileErrorText(refusal('SOMETHING_ELSE'))).toBeUndefined()
  expect(fileErrorText(new Error('other'))).toBeUndefined()
})

test('has the texts of the specification in English', () => {
  overwriteGetLocale(() => 'en')
  expect(filesProblemText('FILES_REQUIRED')).toBe('Please upload an attachment')
  const tooLarge =
    'The file you tried to upload is too large (a maximum of 10MB in total is allowed).'
  expect(filesProblemText('FILES_TOO_LARGE')).toBe(tooLarge)
  expect(fileErrorText(new ApiError(413, 'BODY_TOO_LARGE', null))).toBe(tooLarge)
})
