import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { saveFile } from '#platform/save-file.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { financesRefusalTexts } from '../../model/refusal-messages.ts'
import { fetchSummary } from '../queries.ts'

/** Downloads all of a year as a PDF, in the language of the page. */
export function SummaryButton({ year }: { year: string }) {
  const showMessage = useSnackbar()
  const [isLoading, setLoading] = useState(false)
  async function download() {
    if (isLoading) return
    setLoading(true)
    try {
      const content = await fetchSummary(year)
      saveFile({ name: `${m.finances_summary_file({ year })}.pdf`, content })
    } catch (failure) {
      showMessage(failureText(failure), 'error')
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" loading={isLoading} onClick={download} data-screen-only>
      {m.finances_summary_download({ year })}
    </Button>
  )
}

function failureText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  return isOurs(code) ? financesRefusalTexts[code]() : m.finances_summary_failed()
}

const isOurs = (code: string): code is keyof typeof financesRefusalTexts =>
  Object.hasOwn(financesRefusalTexts, code)
