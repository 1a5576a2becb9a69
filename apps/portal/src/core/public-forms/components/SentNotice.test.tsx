import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SentNotice } from './SentNotice.tsx'

test('when the confirmation comes, its button for another form cannot be pressed yet', () => {
  const shown = renderToStaticMarkup(
    <SentNotice
      headingId="sent"
      heading="Thank you"
      text="We have it."
      another="Write another one"
      onAnother={() => undefined}
    />,
  )
  expect(shown).toMatch(/<div[^>]* inert=""[^>]*><button[^>]*>Write another one<\/button>/)
  expect(shown).toMatch(/<h2[^>]* tabindex="-1"[^>]*>Thank you<\/h2>/)
})
