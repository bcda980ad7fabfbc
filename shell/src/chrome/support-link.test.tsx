import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chromeOnPage, takeAway } from './testing/chrome-on-page';

afterEach(takeAway);

describe('the customer service', () => {
  it('is a link in a new tab where the operator has set one', async () => {
    await chromeOnPage({ service: 'https://help.example/chat' });
    const [link] = await screen.findAllByRole('link', { name: 'Support' });
    expect(link).toHaveAttribute('href', 'https://help.example/chat');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is a link like any other where it leads to a page of this site', async () => {
    const { platform } = await chromeOnPage({ service: '/noticeDetail?id=901' });
    const [link] = await screen.findAllByRole('link', { name: 'Support' });
    expect(link).toHaveAttribute('href', '/noticeDetail?id=901');
    expect(link).not.toHaveAttribute('target');
    await userEvent.click(link ?? document.body);
    expect(platform.went).toEqual(['/noticeDetail?id=901']);
  });

  it('asks for the admin to add one where there is none (shell.no-support)', async () => {
    await chromeOnPage({ service: null });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Support' }));
    expect(await screen.findByText(/Ask the administrator to add one/)).toBeInTheDocument();
  });
});
