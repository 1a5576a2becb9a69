import { afterEach, expect, test, vi } from 'vitest'
import { endpoint } from './api/endpoint.ts'
import { ApiError } from './api-client.ts'
import { uploadToEndpoint } from './upload-to-endpoint.ts'

const refund = endpoint<{ body: FormData; answer: { id: string } }>()(
  'PUT',
  '/api/frontend/refunds/:id',
  { timeLimit: 200_000 },
)

/** As a browser's, with its events in our hands. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: object) => void } = {}
  status = 0
  responseText = ''
  timeout = 0
  opened: unknown[] = []
  sent: unknown
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    FakeRequest.last = this
  }
  open(...given: unknown[]) {
    this.opened = given
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.onload?.()
    this.onloadend?.()
  }
}

afterEach(() => vi.unstubAllGlobals())

function start(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const body = new FormData()
  const onProgress = vi.fn()
  const input = { params: { id: 'a b' }, body, ...(signal && { signal }) }
  const call = uploadToEndpoint(refund, { onProgress }, input)
  return { call, onProgress, body, request: FakeRequest.last }
}

test('sends the form, says how far it has come, and gives the answer', async () => {
  const { call, onProgress, body, request } = start()
  expect([request.opened, request.sent, request.timeout]).toEqual([
    ['PUT', '/api/frontend/refunds/a%20b'],
    body,
    200_000,
  ])
  request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true })
  request.upload.onprogress?.({ loaded: 2, total: 0, lengthComputable: false })
  expect(onProgress.mock.calls).toEqual([[0.25]])
  request.answer(200, '{"id":"1"}')
  expect(await call).toEqual({ id: '1' })
})

test.each<[string, (request: FakeRequest) => void, ApiError]>([
  [
    'a refusal',
    (request) => request.answer(422, '{"error":"FILE_EMPTY","file":1}'),
    new ApiError(422, 'FILE_EMPTY', { error: 'FILE_EMPTY', file: 1 }),
  ],
  [
    'an answer that is none',
    (request) => request.answer(502, '<html>'),
    new ApiError(502, 'UNKNOWN'),
  ],
  ['no network', (request) => request.onerror?.(), new ApiError(0, 'UNREACHABLE')],
  ['no answer in time', (request) => request.ontimeout?.(), new ApiError(0, 'TIMEOUT')],
])('throws for %s', async (_, happen, error) => {
  const { call, request } = start()
  happen(request)
  const thrown = await call.catch((failure: unknown) => failure)
  expect(thrown).toBeInstanceOf(ApiError)
  expect(thrown).toMatchObject({ status: error.status, code: error.code, answer: error.answer })
})

test('is aborted when the caller says so', async () => {
  const controller = new AbortController()
  const { call } = start(controller.signal)
  controller.abort(new Error('enough'))
  await expect(call).rejects.toThrow('enough')
  await expect(start(controller.signal).call).rejects.toThrow('enough')
})
