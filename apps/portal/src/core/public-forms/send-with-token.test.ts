import { expect, it } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { sendWithToken, TokenFailure } from './send-with-token.ts'

const used = (isReceived: boolean) => new ApiError(400, 'TOKEN_ACTIVE', { isReceived })

/** @param answers to each sending in turn; an error is thrown */
async function tryToSend(answers: readonly unknown[], known: string | null = 'first') {
  const sent: string[] = []
  const kept: string[] = []
  const failure = await sendWithToken({
    known,
    getToken: async () => `fresh-${kept.length}`,
    keepToken: (token) => void kept.push(token),
    send: async (token) => {
      const answer = answers[sent.length]
      sent.push(token)
      if (answer instanceof Error) throw answer
    },
  }).catch((error: unknown) => error)
  return { sent, kept, failure }
}

it('is sent once with the token that there is', async () => {
  expect(await tryToSend([null])).toEqual({ sent: ['first'], kept: [], failure: undefined })
})

it('gets a token where there is none yet, and keeps it', async () => {
  expect(await tryToSend([null], null)).toMatchObject({ sent: ['fresh-0'], kept: ['fresh-0'] })
})

it('renews a token silently, and once', async () => {
  const renewed = await tryToSend([used(false), null])
  expect(renewed).toEqual({ sent: ['first', 'fresh-0'], kept: ['fresh-0'], failure: undefined })
  const again = await tryToSend([used(false), used(false)])
  expect(again).toMatchObject({ sent: ['first', 'fresh-0'], failure: { code: 'TOKEN_ACTIVE' } })
})

it('is not sent again when it has arrived', async () => {
  expect(await tryToSend([used(true)])).toEqual({ sent: ['first'], kept: [], failure: undefined })
})

it('is not sent again after any other refusal', async () => {
  const refused = await tryToSend([new ApiError(413, 'FILES_TOO_LARGE')])
  expect(refused).toMatchObject({ sent: ['first'], failure: { code: 'FILES_TOO_LARGE' } })
})

it('is not sent without a token', async () => {
  let isSent = false
  const sending = sendWithToken({
    known: null,
    getToken: () => Promise.reject(new ApiError(0, 'TIMEOUT')),
    keepToken: () => undefined,
    send: async () => {
      isSent = true
    },
  })
  await expect(sending).rejects.toBeInstanceOf(TokenFailure)
  expect(isSent).toBe(false)
})
