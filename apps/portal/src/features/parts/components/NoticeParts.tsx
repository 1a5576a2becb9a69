import { Button } from '@digdir/designsystemet-react'
import { ErrorBox } from '#ui/ErrorBox.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Steps } from '#ui/steps/Steps.tsx'
import { Waiting } from '#ui/Waiting.tsx'

export function NoticeParts() {
  return (
    <>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <NoticeBox key={tone} tone={tone} heading={`A notice: ${tone}`}>
          <p>What it means, and what to do next.</p>
        </NoticeBox>
      ))}
      <NoticeBox tone="info">
        <p>A notice without a heading.</p>
      </NoticeBox>
      <ErrorBox error={null} message="This part could not be shown." />
      <LoadFailure text="The list could not be loaded." retry={() => undefined} />
      <Waiting rows={2} />
      <EmptyState drawing="empty-bookings">
        <h3>No bookings yet</h3>
        <p>Here are the classes that you have a place in.</p>
        <Button variant="secondary">Find a class</Button>
      </EmptyState>
      <EmptyState>
        <h3>Nothing here today</h3>
        <p>Look at another day.</p>
      </EmptyState>
      <Steps names={['About you', 'Your studies', 'Summary']} current={2} />
    </>
  )
}
