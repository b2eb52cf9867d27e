import { combineReducers, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { assessmentsSlice } from './assessments-slice';
import { outboxSlice } from './outbox-slice';

export const reviewReducer = combineReducers({
  outbox: outboxSlice.reducer,
  assessments: assessmentsSlice.reducer,
});

export type ReviewState = ReturnType<typeof reviewReducer>;
export type ReviewStore = Store<ReviewState, UnknownAction>;
