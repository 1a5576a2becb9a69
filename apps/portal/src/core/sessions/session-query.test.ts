import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sessionQuery, useSessionUser } from './session-query.ts'

function Who() {
  const user = useSessionUser()
  return user === undefined ? 'not known' : (user?.firstName ?? 'a visitor')
}

it('is not known while the page is being hydrated, even when another part of it has asked before', () => {
  const client = new QueryClient()
  const user = { id: '1', firstName: 'Maja', lastName: 'Berg', isFitnessMember: false }
  client.setQueryData(sessionQuery.queryKey, { user })
  const page = createElement(QueryClientProvider, { client }, createElement(Who))
  expect(renderToString(page)).toBe('not known')
})
