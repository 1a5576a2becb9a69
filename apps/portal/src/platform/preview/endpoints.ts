import { route } from '../api/endpoint.ts'

/** Where an editor's browser is led; `previewAddress` of the content contract makes the first. */
export const previewEndpoints = {
  begin: route<{ query: { path: string; expires: number; signature: string }; answer: null }>()(
    'GET',
    '/api/preview',
  ),
  end: route<{ query: { path: string }; answer: null }>()('GET', '/api/preview/end'),
}
