import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const features = fileURLToPath(new URL('../features/', import.meta.url))
const read = (file: string) => readFileSync(features + file, 'utf8')

/** Forms of members and visitors, which have drafts of their own, and short ones of boards. */
const ofOthers = [
  'association-contacts/assembly/components/AssemblyFields.tsx',
  'associations/found/components/FoundingFields.tsx',
  'association-money/board/components/PayoutForm.tsx',
  'association-members/board/components/RequestsPart.tsx',
  'association-register/invitations/components/InvitationsPart.tsx',
  'association-register/register/components/RemoveMember.tsx',
  'association-newsletter/write/components/IssueFields.tsx',
  'association-events/board-places/components/BoardCancelDialog.tsx',
  'association-events/book/components/Questions.tsx',
  'association-events/manage/components/EventFields.tsx',
  'association-events/manage/components/QuestionFields.tsx',
  'association-events/publish/components/CallOffDialog.tsx',
  'deposit-account/refund/components/ManualFields.tsx',
  'grant-decisions/appeal/components/AppealPart.tsx',
  'grant-applications/page/components/ContentForm.tsx',
  'grant-funding/report/components/ReportEditor.tsx',
  'health-refunds/appeal/components/WriteAppeal.tsx',
  'health-refunds/apply/components/ClaimRight.tsx',
  'health-refunds/apply/components/ExpensesStep.tsx',
  'inquiries/contact/components/ContactFields.tsx',
  'inquiries/contact/components/PlainForm.tsx',
  'my-kindergarten/health/components/HealthForm.tsx',
  'my-kindergarten/place/components/ChangePlaceDialog.tsx',
  'my-kindergarten/place/components/EndPlaceDialog.tsx',
  'kindergarten-messages/guardian/components/AnswerFields.tsx',
  'kindergarten-messages/guardian/components/NewThreadDialog.tsx',
  'personal-training/send-requests/components/RequestFields.tsx',
  // A tablet stores no messages: what is typed is there while the page is open.
  'kindergarten-tablet/tablet/components/NewThreadForm.tsx',
  'kindergarten-tablet/tablet/components/ThreadPart.tsx',
]
/** Fields of a form that is in another file. */
const partOf: Readonly<Record<string, string>> = {
  'deposit-account/money/components/PayeeFields.tsx':
    'deposit-account/money/components/PayoutFields.tsx',
  'group-classes/schedule/components/RowFields.tsx':
    'group-classes/schedule/components/RowDialog.tsx',
  'health-refunds/correct/components/AmendedLines.tsx':
    'health-refunds/correct/components/CorrectDialog.tsx',
  'health-schemes/versions/components/SchemeTextFields.tsx':
    'health-schemes/versions/use-version-form.ts',
}

const withText = globSync('**/*.tsx', { cwd: features })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => read(file).includes('<TextArea') && !ofOthers.includes(file))
  .toSorted()

describe('what staff type in a field of several lines is kept', () => {
  it.each(withText)('%s', (file) => {
    expect(read(partOf[file] ?? file)).toMatch(/useStaffDraft|useDialogForm|<DraftNote|draftKey=/)
  })

  it('and neither account numbers nor where else money goes are kept with it', () => {
    for (const file of globSync('deposit-account/money/components/*.tsx', { cwd: features })) {
      const [, fields = ''] =
        /useStaffDraft\(form, \{[\s\S]*?fields: \[([^\]]*)\]/.exec(read(file)) ?? []
      expect(fields, file).not.toMatch(/'account'|'details'/)
    }
  })
})
