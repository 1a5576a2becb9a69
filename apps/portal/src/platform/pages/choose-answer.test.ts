import { describe, expect, it } from 'vitest'
import { encodePage } from './cached-page.server.ts'
import { chooseAnswer } from './choose-answer.ts'

const stored = (status = 200) =>
  encodePage({
    status,
    headers: { 'cache-control': 'public, no-cache' },
    body: Buffer.from('<p>Hei</p>'),
    tags: new Set(),
  })
const page = await stored()
const { etag } = page.variants.br
const strong = etag.slice('W/'.length)
const ask = (ifNoneMatch: string | undefined, acceptEncoding = 'br') =>
  chooseAnswer(page, { acceptEncoding, ifNoneMatch })

describe('a browser that names the page that it has', () => {
  it.each([etag, strong, `"other", ${strong}`, `W/"other",${etag} `, '*'])(
    'gets its head only: %s',
    (ifNoneMatch) => {
      const answer = ask(ifNoneMatch)
      expect([answer.status, answer.variant]).toEqual([304, null])
      expect(answer.headers).toEqual(['cache-control', 'public, no-cache', 'etag', etag])
    },
  )

  it.each([undefined, '', '"other"', 'W/"other"', strong.slice(1, -1), `w/${strong}`, `W/${etag}`])(
    'gets the page when it is another: %s',
    (ifNoneMatch) => {
      expect(ask(ifNoneMatch)).toMatchObject({ status: 200, variant: page.variants.br })
    },
  )

  it('gets the page when it has it in another encoding', () => {
    expect(ask(etag, 'gzip')).toMatchObject({ status: 200, variant: page.variants.gzip })
  })

  it('gets what is no page whole', async () => {
    const missing = await stored(404)
    const answer = chooseAnswer(missing, { acceptEncoding: 'br', ifNoneMatch: etag })
    expect([answer.status, answer.variant]).toEqual([404, missing.variants.br])
  })
})
