import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type ButtonAnchorProps = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>;
const ButtonAnchor = (props: ButtonAnchorProps) => <Button component="a" {...props} />;

type TextAnchorProps = AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps>;
const TextAnchor = (props: TextAnchorProps) => <Anchor {...props} />;

/** A link that looks like a button: it goes somewhere, it doesn't do something. */
export const ButtonLink = createLink(ButtonAnchor);

/** A link in text. */
export const TextLink = createLink(TextAnchor);
