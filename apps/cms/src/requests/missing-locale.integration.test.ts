import { beforeAll, describe, expect, it } from 'vitest'
import { makeEditors } from '../testing/editors.ts'
import { openApi } from '../testing/rest.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
const callApi = openApi(payload)
let headers: Record<string, string>

beforeAll(async () => {
  await makeEditors(payload)
  const json = { email: 'admin@trivsel.example', password: 'a-long-password' }
  const response = await callApi('/editors/login', { method: 'POST', json })
  headers = { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
})

/** People do not request Payload's own texts. */
const collections = payload.config.collections
  .map(({ slug }) => slug)
  .filter((slug) => !slug.startsWith('payload-'))

describe('a request to the API without a language', () => {
  it.each(collections)('lists %s', async (slug) => {
    expect((await callApi(`/${slug}`, { headers })).status).toBe(200)
  })

  it('saves in Norwegian, and drops nothing that was sent', async () => {
    const json = { displayName: 'Solstua' }
    const made = await callApi('/kindergartens', { method: 'POST', json, headers })
    const { doc } = await made.json()
    const change = { displayName: 'Månestua', slug: 'maanen' }
    const changed = await callApi(`/kindergartens/${doc.id}`, {
      method: 'PATCH',
      json: change,
      headers,
    })
    expect((await changed.json()).doc).toMatchObject(change)
    expect(
      await payload.findByID({ collection: 'kindergartens', id: doc.id, locale: 'all' }),
    ).toMatchObject({ displayName: { no: 'Månestua' } })
  })
})
