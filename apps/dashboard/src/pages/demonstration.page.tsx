import { Button, Loader, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { bodyOf, dashboard } from '../api/gateway.ts';
import { ProblemNote } from '../kit/problem-note.tsx';
import { Outside } from '../parts/outside.tsx';
import { sessionQuery } from '../session/session.ts';
import { accessTexts } from '../texts/access.texts.ts';
import { useTexts } from '../texts/texts.ts';

/** The page of the link that the program prints at its start. The link signs in, once. */
export default function DemonstrationPage() {
  const text = useTexts(accessTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: (token: string) => bodyOf(dashboard.POST('/v1/dashboard/session/link', { body: { token } })),
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      return navigate({ to: '/sandbox/orders', replace: true });
    },
  });
  const isUsed = useRef(false);
  useEffect(() => {
    // In development, React runs effects twice, and a link works only once.
    if (isUsed.current) return;
    isUsed.current = true;
    mutate(location.hash.slice(1));
  }, [mutate]);
  return (
    <Outside title={text('sign_in')} note={text('demonstration_note')}>
      {error === null ? (
        <Loader aria-busy="true" aria-label={text('sign_in')} />
      ) : (
        <>
          <ProblemNote error={error} />
          <Text className="soft" mt="md">
            {text('demonstration_again')}
          </Text>
          <Button component={Link} to="/sign-in" size="md" mt="lg" fullWidth>
            {text('sign_in')}
          </Button>
        </>
      )}
    </Outside>
  );
}
