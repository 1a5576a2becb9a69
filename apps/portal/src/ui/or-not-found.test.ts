import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { orNotFound } from './or-not-found.ts'

const refusedWith = (status: number) => Promise.reject(new ApiError(status, 'A_CODE'))
const absence = (content: Promise<unknown>, findElsewhere?: () => Promise<string | null>) =>
  orNotFound(content, findElsewhere).catch((error: unknown) => {
    if (!isNotFound(error)) throw error
    return error.data
  })

test.each([404, 400])('a page whose content is refused with %i does not exist', async (status) => {
  expect(await absence(refusedWith(status))).toEqual({ reason: 'NO_CONTENT' })
  expect(await absence(refusedWith(status), () => refusedWith(status))).toEqual({
    reason: 'NO_CONTENT',
  })
})

test('a page of the other language says where', async () => {
  expect(await absence(refusedWith(404), async () => '/en/health')).toEqual({
    reason: 'OTHER_LANGUAGE',
    elsewhere: '/en/health',
  })
})

test.each([0, 500, 503])('%i says nothing of whether the page exists', async (status) => {
  await expect(absence(refusedWith(status))).rejects.toThrow(ApiError)
  await expect(absence(refusedWith(404), () => refusedWith(status))).rejects.toThrow(ApiError)
})
