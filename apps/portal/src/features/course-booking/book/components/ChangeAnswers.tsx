import { Alert, Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswersDialog } from '#core/questions/components/AnswersDialog.tsx'
import { m } from '#messages'
import { courseErrorText } from '../../model/refusal-messages.ts'
import { changeAnswers, ownCourseQuery } from '../queries.ts'

/** A button that opens what somebody answered. */
export function ChangeAnswers({ courseId }: { courseId: string }) {
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const own = useQuery({ ...ownCourseQuery(courseId), enabled: isOpen })
  return (
    <>
      <Button variant="tertiary" loading={isOpen && own.isPending} onClick={() => setOpen(true)}>
        {m.question_change_answers()}
      </Button>
      {isOpen && own.isError && !own.data && (
        <Alert data-color="warning" role="alert">
          {courseErrorText(own.error)}
        </Alert>
      )}
      {isOpen && own.data && (
        <AnswersDialog
          heading={m.question_change_answers()}
          questions={own.data.questions}
          stored={own.data.answers}
          save={(answers) => changeAnswers(courseId, { answers })}
          onSaved={(saved) => queryClient.setQueryData(ownCourseQuery(courseId).queryKey, saved)}
          errorText={courseErrorText}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
