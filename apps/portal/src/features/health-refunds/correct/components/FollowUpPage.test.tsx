import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { m } from '#messages'
import { FollowUpView } from './FollowUpPage.tsx'

const show = (hidden: number) =>
  renderToStaticMarkup(<FollowUpView followUp={{ items: [], hidden }} />)

it('says that nothing waits, and how many cases the reader does not see', () => {
  expect(show(0)).toContain(m.health_after_none())
  expect(show(0)).not.toContain('knyttet til')
  expect(show(2)).toContain(m.health_after_hidden({ count: 2 }))
})
