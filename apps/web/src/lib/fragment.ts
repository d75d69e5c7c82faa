import { useState } from 'react';

const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/** The token of a mailed link. It stands in the fragment, which no server and no log gets to see. */
export const useFragmentToken = () => useState(readToken)[0];
