import { splitAnswer } from '@/domain/answers';
import { applicationCopy } from '@/domain/application-copy';
import { fileNamePart } from '@/domain/file-name-part';
import type { WaitingApplication } from '@/domain/waiting-application';
import { longDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';

interface SentApplicationProps {
  request: WaitingApplication;
  /** The creator's, on the decision; '' for none. */
  note?: string;
  boardName: string;
  /** Those of the board, as far as they are known: they tell a question from its answer. */
  questions: readonly string[];
  /** Prints it; by itself the whole page. */
  onPrint?: () => void;
}

/** What an applicant has sent to a board, to read and to keep. */
export function SentApplication(props: SentApplicationProps) {
  const { request, note = '', boardName, questions, onPrint = () => window.print() } = props;
  const answers = request.answers.map((stored) => splitAnswer(stored, questions));
  const copy = applicationCopy({ boardName, sentOn: longDate(request.createdAt), answers, note });
  return (
    <>
      <dl className="flex flex-col gap-3">
        {answers.map(({ question, answer }, index) => (
          <div key={index}>
            <dt dir="auto" className="text-text-muted wrap-anywhere">
              {question}
            </dt>
            <dd dir="auto" className="max-w-prose as-written wrap-anywhere">
              {answer || <span className="text-text-muted">No answer</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(copy)}`}
          download={`application-${fileNamePart(boardName)}.txt`}
          className={buttonStyle('secondary', 'small')}
        >
          Save a copy
        </a>
        <Button variant="secondary" size="small" onClick={onPrint}>
          Print
        </Button>
      </div>
    </>
  );
}
