import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../log.server.ts'
import { runInPreview } from '../preview/preview-state.server.ts'
import {
  ContentUnavailableError,
  createContentClient,
  NoContentError,
} from './content-client.server.ts'
import { traceContent } from './content-trace.server.ts'
import type { PublishedRows } from './published-rows.server.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer
let questions = 0
/** Lets the time run out for the question that was asked last. */
let passTime: () => void
const server = createServer((request, response) => {
  questions += 1
  answer(request, response)
})

beforeEach(async () => {
  questions = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController()
    passTime = () => timeout.abort(new DOMException('too late', 'TimeoutError'))
    return timeout.signal
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  return new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
})

const emptyList = { fixedPage: null, items: [], studyPlaces: [], total: 0, page: 1 }
const list = { locale: 'no', page: 1, pageSize: 75 } as const
const says =
  (data: unknown): Answer =>
  (_, response) =>
    response.end(JSON.stringify({ data, tags: ['kindergartens'] }))
const client = () =>
  createContentClient({
    cmsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteKey: 'the key of the site',
    log: createLog('silent'),
  })

describe('the content client', () => {
  test('asks with the site key, and only once until the content changes', async () => {
    let key: unknown
    answer = (request, response) => {
      key = request.headers[siteKeyHeader]
      says(emptyList)(request, response)
    }
    const content = client()
    await Promise.all([
      content.query('kindergartenList', list),
      content.query('kindergartenList', list),
    ])
    await content.query('kindergartenList', list)
    expect(questions).toBe(1)
    expect(key).toBe('the key of the site')
    expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000)
    content.expire(['kindergartens:1'])
    await content.query('kindergartenList', list)
    expect(questions).toBe(1)
    content.expire(['kindergartens'])
    await content.query('kindergartenList', list)
    expect(questions).toBe(2)
  })

  test('notes what a page is made of', async () => {
    answer = says(emptyList)
    const content = client()
    const { trace } = await traceContent(() => content.query('kindergartenList', list))
    expect([...trace.tags]).toEqual(['kindergartens'])
    expect(trace.degraded).toBe(false)
  })

  test('an empty result is an error of its own, with the words of the specification', async () => {
    answer = says(null)
    const asking = client().query('kindergartenBySlug', { locale: 'no', slug: 'ingen' })
    await expect(asking).rejects.toThrow(NoContentError)
    await expect(asking).rejects.toThrow('No content data found')
  })

  const failures: Record<string, Answer> = {
    'a timeout': () => passTime(),
    'a server error': (_, response) => response.writeHead(500).end(),
    'a refused key': (_, response) => response.writeHead(401).end('{"error":"UNAUTHORIZED"}'),
    'something that is not JSON': (_, response) => response.end('<h1>hello</h1>'),
    'another shape': says({ items: 'none' }),
  }

  describe.each(Object.entries(failures))('with %s', (_, failure) => {
    test('the last good answer is used, and the page is known to be degraded', async () => {
      answer = says({ ...emptyList, total: 7 })
      const content = client()
      await content.query('kindergartenList', list)
      answer = failure
      content.expire()
      const { result, trace } = await traceContent(() => content.query('kindergartenList', list))
      expect(result.total).toBe(7)
      expect(trace.degraded).toBe(true)
    })

    test('and no earlier answer, it says so', async () => {
      answer = failure
      const content = client()
      const { trace } = await traceContent(async () => {
        await expect(content.query('kindergartenList', list)).rejects.toThrow(
          ContentUnavailableError,
        )
      })
      expect(trace.unavailable).toBe(true)
    })
  })

  const silences: Record<string, Answer> = {
    'a timeout': () => passTime(),
    'a broken connection': (request) => request.socket.destroy(),
    'an answer that breaks off': (request, response) => {
      response
        .writeHead(200, { 'content-length': '100' })
        .write('{', () => request.socket.destroy())
    },
  }
  const detail = { locale: 'no', slug: 'klossen' } as const

  test.each(Object.entries(silences))(
    'after %s it rests: nobody else waits',
    async (_, silence) => {
      answer = says({ ...emptyList, total: 7 })
      const content = client()
      await content.query('kindergartenList', list)
      answer = silence
      content.expire()
      await content.query('kindergartenList', list)
      await content.query('kindergartenList', list)
      await expect(content.query('kindergartenBySlug', detail)).rejects.toThrow(
        ContentUnavailableError,
      )
      expect(questions).toBe(2)
    },
  )

  test('a change that is announced is asked for at once', async () => {
    answer = silences['a broken connection'] ?? answer
    const content = client()
    await expect(content.query('kindergartenList', list)).rejects.toThrow(ContentUnavailableError)
    answer = says(emptyList)
    content.expire(['kindergartens'])
    await content.query('kindergartenList', list)
    expect(questions).toBe(2)
  })

  test('a refused connection is silence, too', async () => {
    const content = client()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    const failsWith = () =>
      content.query('kindergartenBySlug', detail).catch((error: Error) => error.message)
    expect(await failsWith()).toBe('The content system did not answer')
    expect(await failsWith()).toBe('The content system did not answer a moment ago')
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  test('after the rest one question goes through, and its answer lets the others ask', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const content = client()
    const ask = (page: number) => content.query('kindergartenList', { ...list, page })
    answer = (request) => request.socket.destroy()
    await expect(ask(1)).rejects.toThrow(ContentUnavailableError)
    vi.advanceTimersByTime(5_000)
    const { promise: requested, resolve: noteRequest } = Promise.withResolvers<() => void>()
    answer = (request, response) => noteRequest(() => says(emptyList)(request, response))
    const first = ask(1)
    const reply = await requested
    await expect(ask(2)).rejects.toThrow('a moment ago')
    reply()
    await first
    answer = says(emptyList)
    await ask(2)
    expect(questions).toBe(3)
  })

  const { 'a timeout': _, ...answersOfNoUse } = failures

  test.each(Object.entries(answersOfNoUse))('%s to one question stops no other', async (_, bad) => {
    const content = client()
    answer = bad
    await expect(content.query('kindergartenBySlug', detail)).rejects.toThrow(
      ContentUnavailableError,
    )
    answer = says({ ...emptyList, total: 7 })
    expect((await content.query('kindergartenList', list)).total).toBe(7)
  })

  test('an answer that was on its way when the content changed is asked for again', async () => {
    const content = client()
    answer = (request, response) => {
      content.expire(['kindergartens'])
      says({ ...emptyList, total: 1 })(request, response)
    }
    await content.query('kindergartenList', list)
    answer = says({ ...emptyList, total: 2 })
    expect((await content.query('kindergartenList', list)).total).toBe(2)
  })

  test('requests drafts each time in preview, and caches none', async () => {
    const bodies: unknown[] = []
    answer = (request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        bodies.push(JSON.parse(body).draft)
        says(emptyList)(request, response)
      })
    }
    const content = client()
    await runInPreview(() => content.query('kindergartenList', list))
    await runInPreview(() => content.query('kindergartenList', list))
    await content.query('kindergartenList', list)
    expect(bodies).toEqual([true, true, undefined])
  })
})

describe('the rows of what is published', () => {
  const frameOf = (about: string) => ({
    data: { sections: [], footer: { ...emptyFooter, about } },
    tags: ['site-frame'],
  })
  const emptyFooter = {
    about: null,
    columns: [],
    statements: [],
  }
  const withRows = (rows: PublishedRows['answer']) =>
    createContentClient({
      cmsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      siteKey: 'the key of the site',
      log: createLog('silent'),
      rows: { answer: rows, areComplete: () => true },
    })

  test('are asked before the content system, and only once until the content changes', async () => {
    const rows = vi.fn(async () => frameOf('1'))
    const content = withRows(rows)
    for (const _ of [1, 2])
      expect((await content.query('siteFrame', { locale: 'no' })).footer.about).toBe('1')
    expect(rows).toHaveBeenCalledTimes(1)
    rows.mockResolvedValue(frameOf('2'))
    content.expire(['site-frame'])
    expect((await content.query('siteFrame', { locale: 'no' })).footer.about).toBe('2')
    expect(questions).toBe(0)
  })

  test('leave the question to the content system where they are no use', async () => {
    answer = says(emptyList)
    await withRows(async () => null).query('kindergartenList', list)
    expect(questions).toBe(1)
  })

  test('are asked again for what is not there, which is not kept', async () => {
    const rows = vi.fn(async () => ({ data: null, tags: ['pages'] }))
    const content = withRows(rows)
    for (const _ of [1, 2])
      await expect(content.query('pageByPath', { locale: 'no', path: 'x' })).rejects.toThrow(
        NoContentError,
      )
    expect(rows).toHaveBeenCalledTimes(2)
    expect(questions).toBe(0)
  })

  test('that were read before a change was announced are read again', async () => {
    const content = withRows(async () => {
      content.expire(['site-frame'])
      return frameOf('1')
    })
    const { trace } = await traceContent(() => content.query('siteFrame', { locale: 'no' }))
    expect(trace.degraded).toBe(true)
  })

  test('know no drafts', async () => {
    answer = says(emptyList)
    const rows = vi.fn(async () => null)
    await runInPreview(() => withRows(rows).query('kindergartenList', list))
    expect(rows).not.toHaveBeenCalled()
    expect(questions).toBe(1)
  })
})
