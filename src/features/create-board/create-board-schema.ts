import { array, number, object, string, ValidationError } from 'yup';
import type { NewBoard } from '@/api/boards';
import { requiredText } from '@/components/field-schemas';
import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import {
  BOARD_DESCRIPTION_MAX_ON_CREATE,
  BOARD_DESCRIPTION_MIN_ON_CREATE,
  BOARD_NAME_MAX_ON_CREATE,
  BOARD_NAME_MIN_ON_CREATE,
} from '@/domain/limits';
import { isBlank } from '@/domain/text';

/** A question in the editor. The id is local to the editor and stays with the question when it moves. */
export interface QuestionDraft {
  id: number;
  text: string;
}

export interface CreateBoardValues {
  boardName: string;
  boardType: string[];
  boardDescription: string;
  /** Without the fixed first question, which is added to the request. */
  questions: QuestionDraft[];
}

export const emptyBoard: CreateBoardValues = {
  boardName: '',
  boardType: [],
  boardDescription: '',
  questions: [],
};

const DESCRIPTION_TOO_SHORT = `Description must be at least ${BOARD_DESCRIPTION_MIN_ON_CREATE} characters`;

const normalize = (text: string) => text.trim().toLowerCase();

/** The schema of a new board. Lengths are inclusive and exclude leading and trailing spaces. */
export const createBoardSchema = object({
  boardName: requiredText('Board name is required')
    .min(BOARD_NAME_MIN_ON_CREATE, `Board name must be at least ${BOARD_NAME_MIN_ON_CREATE} characters`)
    .max(BOARD_NAME_MAX_ON_CREATE, `Board name must be less than ${BOARD_NAME_MAX_ON_CREATE} characters`),
  boardType: array()
    .of(string().required())
    .min(1, 'At least one board type is required')
    .required('At least one board type is required'),
  boardDescription: requiredText(DESCRIPTION_TOO_SHORT)
    .min(BOARD_DESCRIPTION_MIN_ON_CREATE, DESCRIPTION_TOO_SHORT)
    .max(
      BOARD_DESCRIPTION_MAX_ON_CREATE,
      `Description must be less than ${BOARD_DESCRIPTION_MAX_ON_CREATE} characters`,
    ),
  questions: array()
    .of(object({ id: number().required(), text: string().default('') }))
    .test('no-duplicate-question', (questions = [], { path, createError }) => {
      const message = 'This question is already in the list';
      const texts = [REQUEST_NOTE_QUESTION, ...questions.map(({ text }) => text)].map(normalize);
      const errors = questions.flatMap((_, index) => {
        const text = texts[index + 1] ?? '';
        const isDuplicate = text !== '' && texts.indexOf(text) <= index;
        return isDuplicate ? createError({ path: `${path}[${index}].text`, message }) : [];
      });
      return errors.length === 0 || new ValidationError(errors);
    }),
});

/** The request body: trimmed texts, the fixed question first, without empty questions. */
export function toNewBoard(values: CreateBoardValues): NewBoard {
  const questions = values.questions.map(({ text }) => text.trim()).filter((text) => !isBlank(text));
  return {
    name: values.boardName.trim(),
    boardType: values.boardType,
    description: values.boardDescription.trim(),
    questions: [REQUEST_NOTE_QUESTION, ...questions],
  };
}
