import { useQuery } from '@tanstack/react-query'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { examplesQuery } from '../queries.ts'
import { ChangeExamples } from './ChangeExamples.tsx'
import styles from './ExamplePages.module.css'
import { ExampleRows } from './ExampleRows.tsx'

/** The job of a change is looked for so often. */
const askAgainMilliseconds = 1_000

/** Which texts of the site came with the system and nobody has written yet. */
export function ExamplePagesPage() {
  return (
    <StaffPage heading={m.examples_heading()} intro={m.examples_intro()} needs="admin">
      {() => <ExamplePages />}
    </StaffPage>
  )
}

function ExamplePages() {
  const { data, error, refetch } = useQuery({
    ...examplesQuery,
    refetchInterval: ({ state }) => (state.data?.isWaiting ? askAgainMilliseconds : false),
  })
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={refetch} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.parts}>
      <ChangeExamples state={data} />
      {data.examples ? (
        <ExampleRows examples={data.examples} />
      ) : (
        <LoadFailure text={m.examples_unavailable()} retry={() => refetch()} />
      )}
    </div>
  )
}
