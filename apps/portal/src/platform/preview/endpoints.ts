import { route } from '../api/route.ts'

/** Where an editor's browser is led; `previewAddress` of the content contract makes the first. */
export const previewRoutes = {
  begin: route<{ query: { path: string; expires: number; signature: string }; answer: null }>()(
    'GET',
    '/api/preview',
  ),
  end: route<{ query: { path: string }; answer: null }>()('GET', '/api/preview/end'),
}
