import { useRef } from 'react'

/**
 * An id for a request that is sent again after a failure: the same one for the same content, so that it
 * is one request, and another one as soon as something is changed.
 */
export function useRequestId(): (content: unknown) => string {
  const last = useRef({ content: '', id: '' })
  return (content) => {
    const written = JSON.stringify(content)
    if (written !== last.current.content)
      last.current = { content: written, id: crypto.randomUUID() }
    return last.current.id
  }
}
