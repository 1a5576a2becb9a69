import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { provideRenderContext } from '#platform/render-context.ts'
import { ErrorBox } from './ErrorBox.tsx'
import { Guarded } from './Guarded.tsx'

overwriteGetLocale(() => 'en')
provideRenderContext(() => ({ reportFailure: () => undefined }))
const employees = new ApiError(409, 'NO_EMPLOYEES')
const textOfEmployees = 'Employees cannot currently purchase exercise membership online.'

test('a failed part is replaced by what its failure means', () => {
  const shown = (failure: unknown) =>
    renderToStaticMarkup(
      <Guarded
        check={() => {
          throw failure
        }}
      >
        <p>the part</p>
      </Guarded>,
    )
  expect(shown(employees)).toContain(textOfEmployees)
  expect(shown(new Error('secret'))).toContain('Oops! Something went wrong...')
  expect(shown(employees)).not.toContain('the part')
})

test('a message that is given comes before that of the failure', () => {
  const shown = renderToStaticMarkup(<ErrorBox message="Given" error={employees} />)
  expect(shown).toContain('Given')
  expect(shown).not.toContain(textOfEmployees)
})
