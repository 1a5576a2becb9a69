import { endpoint } from '../api/endpoint.ts'

/** Where an editor's browser is led; `previewAddress` of the content contract makes the first. */
export const previewEndpoints = {
  begin: endpoint<{ query: { path: string; expires: number; signature: string }; answer: null }>()(
    'GET',
    '/api/preview',
  ),
  end: endpoint<{ query: { path: string }; answer: null }>()('GET', '/api/preview/end'),
}
